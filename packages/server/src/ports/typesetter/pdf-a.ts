import { type PlainPdf, readPlainPdf, streamOf, writePlainPdf } from './pdf-objects.ts'

const declaration = '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>'
const namespace = ' xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"'

const findObject = ({ objects }: PlainPdf, pattern: RegExp) => {
  for (const [number, text] of objects) if (pattern.test(text)) return { number, text }
  return undefined
}

/** The file declares what it keeps: part 2 of the standard, at the level of tagged content. */
const declareStandard = (pdf: PlainPdf) => {
  const metadata = findObject(pdf, /\/Type \/Metadata/)
  if (!metadata) throw new Error('the typesetter wrote a PDF without metadata')
  const said = (streamOf(metadata.text) ?? '')
    .replace('<rdf:Description rdf:about=""', `$&${namespace}`)
    .replace('</rdf:Description>', `${declaration}$&`)
  const dictionary = `<<\n  /Length ${said.length}\n  /Type /Metadata\n  /Subtype /XML\n>>`
  pdf.objects.set(metadata.number, `${metadata.number} 0 obj\n${dictionary}\nstream\n${said}\nendstream\nendobj\n\n`)
  return Number(/<xmpTPg:NPages>(\d+)</.exec(said)?.[1])
}

/** Colours are given by profiles in the file itself; the one for RGB is also what a printer should aim at. */
const declareColours = (pdf: PlainPdf) => {
  const profile = findObject(pdf, /\/N 3\n\s*\/Range/)
  const catalog = findObject(pdf, /\/Type \/Catalog/)
  if (!profile || !catalog) return
  const intent = `<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB) /DestOutputProfile ${profile.number} 0 R >>`
  pdf.objects.set(catalog.number, catalog.text.replace('/Type /Catalog', `$&\n  /OutputIntents [${intent}]`))
}

/**
 * Makes the typesetter's tagged PDF a PDF/A-2a. Fonts are embedded, colours have profiles, links have their flags: only the declaration is
 * missing. Characters without a glyph, which the standard forbids, are looked for before.
 */
export const toPdfA = (made: Uint8Array): { pdf: Uint8Array; pages: number } => {
  const pdf = readPlainPdf(made)
  const pages = declareStandard(pdf)
  declareColours(pdf)
  return { pdf: writePlainPdf(pdf), pages }
}
