const head = `#let data = json(bytes(sys.inputs.data))
#set document(title: data.course)
#set text(font: ("Source Serif 4", "Noto Serif SC"), lang: data.lang, size: 10pt)
#let heading-of(sitting) = [
  #align(center, text(16pt, weight: 600, [#data.course #data.kind]))
  #align(center, text(12pt, [#sitting.room　#data.time]))
  #v(4mm)
]
`

/** One page a room: who sits where, by number. */
export const doorSource = `${head}#set page(paper: "a4", margin: 18mm, numbering: "1 / 1")
#for (at, sitting) in data.sittings.enumerate() {
  if at > 0 { pagebreak() }
  heading-of(sitting)
  table(
    columns: (auto, 1fr, 1fr, auto), inset: 6pt, stroke: 0.4pt + luma(140),
    table.header([*#data.words.number*], [*#data.words.name*], [*#data.words.className*], [*#data.words.seat*]),
    ..for seat in sitting.seats { ([#seat.number], [#seat.name], [#seat.className], [#seat.row – #seat.column]) },
  )
}
`

/** One landscape page a room: its seats as they stand, the front above. */
export const seatSource = `${head}#set page(paper: "a4", flipped: true, margin: 12mm, numbering: "1 / 1")
#for (at, sitting) in data.sittings.enumerate() {
  if at > 0 { pagebreak() }
  heading-of(sitting)
  align(center, rect(width: 40%, inset: 4pt, stroke: 0.6pt, data.words.front))
  v(3mm)
  let at-place = (:)
  for seat in sitting.seats { at-place.insert(str(seat.row) + "-" + str(seat.column), seat) }
  set text(7pt)
  table(
    columns: (1fr,) * sitting.columns, inset: 3pt, stroke: 0.4pt + luma(140), align: center + horizon,
    ..for row in range(1, sitting.rows + 1) { for column in range(1, sitting.columns + 1) {
      let seat = at-place.at(str(row) + "-" + str(column), default: none)
      (if seat == none { text(luma(160), [#row – #column]) } else [#row – #column #linebreak() *#seat.name* #linebreak() #seat.number #linebreak() #data.words.paper #seat.paper],)
    } },
  )
}
`

/** One list a room, by place: candidates sign when they come, and the invigilators at the end. */
export const signSource = `${head}#set page(paper: "a4", margin: 18mm, numbering: "1 / 1")
#for (at, sitting) in data.sittings.enumerate() {
  if at > 0 { pagebreak() }
  heading-of(sitting)
  table(
    columns: (auto, auto, 1fr, 1.4fr), inset: 7pt, stroke: 0.4pt + luma(140),
    table.header([*#data.words.seat*], [*#data.words.number*], [*#data.words.name*], [*#data.words.signature*]),
    ..for seat in sitting.seats.sorted(key: seat => seat.row * 1000 + seat.column) { ([#seat.row – #seat.column], [#seat.number], [#seat.name], []) },
  )
  v(6mm)
  [#data.words.came ＿＿＿＿　　#data.words.absent ＿＿＿＿　　#data.words.invigilators ＿＿＿＿＿＿＿＿　＿＿＿＿＿＿＿＿]
}
`
