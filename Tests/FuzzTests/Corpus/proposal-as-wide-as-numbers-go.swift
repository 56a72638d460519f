import SwiftUI

#Preview {
  Color.teal.frame(width: 32, height: 16)
    .frame(width: Double.greatestFiniteMagnitude, height: 40)
    .frame(width: 200, height: 100)
}
