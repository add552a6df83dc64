/** The chart, and below it its numbers: a week on one page. Long tables of few columns stand side by side. */
export const reportSource = `#let data = json(bytes(sys.inputs.data))
#set document(title: data.title)
#set page(paper: "a4", flipped: true, margin: 14mm, numbering: "1 / 1")
#set text(font: "Noto Sans SC", lang: data.lang, size: 9pt)
#layout(room => {
  let drawn = image("/chart.svg", width: 100%, alt: data.title)
  if measure(drawn, width: room.width).height > room.height {
    align(center, image("/chart.svg", height: room.height, alt: data.title))
  } else { drawn }
})
#let numbers(part) = table(
  columns: (auto,) + (1fr,) * (part.head.len() - 1), inset: (x: 5pt, y: 3.5pt),
  stroke: (x, y) => (bottom: if y == 0 { 0.8pt + luma(60) } else { 0.3pt + luma(190) }),
  align: (x, y) => (if x == 0 { left } else { right }) + (if y == 0 { bottom } else { horizon }),
  table.header(..for cell in part.head { (strong(cell),) }),
  ..for row in part.rows { for cell in row { (cell,) } },
)
#if data.tables.len() == 0 { align(center, data.empty) }
// As far from the edges as the drawing inside its picture.
#set block(above: 12pt)
#pad(x: 2%, for part in data.tables {
  let isNarrow = part.head.len() <= 3
  if isNarrow and part.rows.len() > 31 { columns(3, gutter: 10mm, numbers(part)) } else {
    block(width: if isNarrow { 40% } else { 100% }, numbers(part))
  }
})
`
