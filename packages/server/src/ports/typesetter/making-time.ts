import { type PlainPdf, streamOf } from './pdf-objects.ts'

/** `2026-11-16T10:42:00+08:00` as PDF writes it, `D:20261116104200+08'00'`. */
const pdfDate = (moment: string) => {
  const [, day = '', zone = ''] = /^(.{19})(.*)$/.exec(moment) ?? []
  return `D:${day.replaceAll(/\D/g, '')}${zone === 'Z' ? 'Z' : `${zone.replace(':', "'")}'`}`
}

/** The compiler writes whole days of UTC; the produced document has the moment and the zone, in both places. */
export const writeMakingTime = (pdf: PlainPdf, moment: string) => {
  for (const [number, object] of pdf.objects) {
    if (/\/CreationDate \(/.test(object))
      pdf.objects.set(number, object.replaceAll(/\/(CreationDate|ModDate) \([^)]*\)/g, `/$1 (${pdfDate(moment)})`))
    const said = /\/Type \/Metadata/.test(object) ? streamOf(object) : undefined
    if (said === undefined) continue
    const dated = said.replaceAll(/<xmp:(CreateDate|ModifyDate)>[^<]*</g, `<xmp:$1>${moment}<`)
    pdf.objects.set(number, object.replace(said, () => dated).replace(/\/Length \d+/, `/Length ${dated.length}`))
  }
}
