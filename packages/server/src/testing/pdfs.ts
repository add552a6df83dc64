const objectsFor = (pages: number, text: string): string[] => {
  const content = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`
  const kids = Array.from({ length: pages }, (_, at) => `${5 + at} 0 R`).join(' ')
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>'),
  ]
}

/** A PDF of so many pages, with this text on each; `trailer` adds what a test wants to see at its end. */
export const pdfOf = (pages: number, { text = 'campus', trailer = '' }: { text?: string; trailer?: string } = {}): Buffer => {
  let body = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [at, object] of objectsFor(pages, text).entries()) {
    offsets.push(body.length)
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = offsets.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root 1 0 R ${trailer}>>\n`
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`, 'latin1')
}
