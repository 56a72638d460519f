import SwiftUI

#Preview {
  HStack(alignment: .top) {
    Color.red.frame(width: 20, height: 20).alignmentGuide(.top) { $0[.bottom] }
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
      .frame(width: 50, height: 50).background(Color.teal)
    Color.blue
  }
}
