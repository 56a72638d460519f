import SwiftUI

struct Letter: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  let time: String
}

struct LetterRow: View {
  var letter: Letter

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle().fill(.teal).frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text(letter.sender).font(.headline)
        Text(letter.subject).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer()
      Text(letter.time).font(.caption).foregroundStyle(.secondary)
    }
    .padding(.horizontal)
  }
}

let senders = ["Harbour Office", "Mira", "The Ferry Company", "Jonas", "Library", "Weather Service"]
let letters = senders.enumerated().map { index, sender in
  Letter(id: index, sender: sender, subject: "About the timetable of the coming weeks", time: "\(9 + index):15")
}

/// Fifty-five views. Each row serves its circle first, then the time, which bends less than the column of texts; the spacer
/// comes last, with eight points kept for it. What is left is the column's, and the subject is cut off there.
#Preview("Inbox") {
  VStack(spacing: 14) {
    ForEach(letters) { LetterRow(letter: $0) }
  }
  .previewDevice("iPhone 17")
}
