/** A sound PDF of so many empty pages. */
export const blankPdf = (pages: number): Buffer => {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`)
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} /MediaBox [0 0 595 842] >>`,
    ...kids.map(() => '<< /Type /Page /Parent 2 0 R /Resources << >> >>'),
  ]
  let text = '%PDF-1.7\n'
  const offsets = bodies.map((body, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${body}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = bodies.length + 1
  const xref = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + xref)
}
