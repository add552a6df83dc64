/** A small PDF, each page with its number on it, written by hand so that nothing has to be downloaded. */
export const leaves = (count: number): Buffer => {
  const pages = Array.from({ length: count }, (_, index) => index + 1)
  const page = (number: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents ${number * 2 + 2} 0 R /Resources << /Font << /F 3 0 R >> >> >>`
  const content = (number: number) => {
    const text = `BT /F 24 Tf 60 100 Td (Leaf ${number}) Tj ET`
    return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
  }
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${pages.map((number) => `${number * 2 + 3} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((number) => [content(number), page(number)]),
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}
