/** The chart on one page, then its numbers on as many as they need. */
export const reportSource = `#let data = json(bytes(sys.inputs.data))
#set document(title: data.title)
#set page(paper: "a4", flipped: true, margin: 14mm, numbering: "1 / 1")
#set text(font: ("Source Serif 4", "Noto Serif SC"), lang: data.lang, size: if data.head.len() > 9 { 6.5pt } else { 9pt })
#image("/chart.svg", width: 100%, height: 100%, fit: "contain", alt: data.title)
#pagebreak()
#table(
  columns: (auto,) + (1fr,) * (data.head.len() - 1), inset: 4pt, stroke: 0.4pt + luma(140),
  align: (x, y) => if x == 0 { left + horizon } else { right + horizon },
  table.header(..for cell in data.head { (strong(cell),) }),
  ..for row in data.rows { for cell in row { (cell,) } },
)
`
