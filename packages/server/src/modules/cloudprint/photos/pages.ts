/** Pages that are set around a picture; what they hold comes as data. */
const begin = '#let data = json(bytes(sys.inputs.data))\n'

/** A picture alone on a page, as large as the page lets it be. */
export const pictureSource = `${begin}#set page(paper: "a4", flipped: data.isLying, margin: 10mm)
#set align(center + horizon)
#image("/picture.jpg", width: 100%, height: 100%, fit: "contain", alt: "picture")
`

/** One picture many times on photo paper, with marks for cutting. */
export const sheetSource = `${begin}#set page(width: data.paper.width * 1mm, height: data.paper.height * 1mm, margin: 0mm)
#for cell in data.cells {
  let photo = image("/picture.jpg", width: data.width * 1mm, height: data.height * 1mm, fit: "stretch", alt: "photo")
  place(top + left, dx: cell.x * 1mm, dy: cell.y * 1mm, photo)
}
#for mark in data.marks {
  let cut = line(start: (0mm, 0mm), end: (mark.dx * 1mm, mark.dy * 1mm), stroke: 0.15mm + luma(90))
  place(top + left, dx: mark.x * 1mm, dy: mark.y * 1mm, cut)
}
`
