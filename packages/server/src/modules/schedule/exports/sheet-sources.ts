const head = `#let data = json(bytes(sys.inputs.data))
#set document(title: data.title)
#set text(font: ("Source Serif 4", "Noto Serif SC"), lang: data.lang, size: 9pt)
`

/** One page: the week of a room. */
export const doorSheetSource = `${head}#set page(paper: "a4", flipped: true, margin: 12mm)
#align(center, text(20pt, weight: 600, data.title))
#align(center, text(11pt, data.subtitle))
#v(3mm)
#let line-of(lines) = block(below: 3pt)[
  #text(data.size * 1pt, strong(lines.at(0))) #for line in lines.slice(1) [#linebreak() #text(data.size * 0.85pt, line)]
]
#block(height: 1fr, width: 100%, table(
  columns: (auto,) + (1fr,) * data.days.len(), rows: (auto,) + (1fr,) * data.periods.len(),
  inset: 4pt, stroke: 0.4pt + luma(140), align: center + horizon,
  table.cell(x: 0, y: 0)[],
  ..for (at, day) in data.days.enumerate() { (table.cell(x: at + 1, y: 0, strong(day)),) },
  ..for (at, period) in data.periods.enumerate() {
    (table.cell(x: 0, y: at + 1)[*#period.number* #linebreak() #text(7pt)[#period.starts – #period.ends]],)
  },
  ..for cell in data.cells {
    (table.cell(x: cell.x, y: cell.y, rowspan: cell.rows, for lines in cell.texts { line-of(lines) }),)
  },
))
#for line in data.others [#line #linebreak()]
`

/** The names of a section with a box for each lesson; as many pages as there are dates and names. */
export const signSheetSource = `${head}#set page(paper: "a4", flipped: true, margin: 12mm, numbering: "1 / 1")
#for (at, dates) in data.pages.enumerate() {
  if at > 0 { pagebreak() }
  align(center, text(15pt, weight: 600, data.title))
  align(center, text(10pt, data.subtitle))
  v(2mm)
  table(
    columns: (auto, auto, auto) + (1fr,) * calc.max(dates.len(), 1), inset: 5pt, stroke: 0.4pt + luma(140), align: horizon,
    table.header([], [*#data.words.number*], [*#data.words.name*],
      ..if dates.len() == 0 { ([],) } else { for date in dates { (align(center, text(8pt, date)),) } }),
    ..for (row, person) in data.people.enumerate() {
      ([#(row + 1)], [#person.number], [#person.name], ..for _ in range(calc.max(dates.len(), 1)) { ([],) })
    },
  )
}
`
