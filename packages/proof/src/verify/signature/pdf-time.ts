import { textBetween } from '../../pdf/syntax/cursor.ts'
import type { PdfString } from '../../pdf/syntax/values.ts'

const pdfTime = /^\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|Z00'00'?|([+-]\d\d)'(\d\d)'?)\)$/

/** A time as PDF writes it, `D:20261115103000+08'00'`. */
export const readPdfTime = (string: PdfString | null): Date | null => {
  const parts = string && pdfTime.exec(textBetween(string.raw, 0, Math.min(string.raw.length, 40)))
  if (!parts) return null
  const [, year, month, day, hour, minute, second, zoneHour, zoneMinute] = parts
  const zone = zoneHour === undefined ? 'Z' : `${zoneHour}:${zoneMinute}`
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
  return Number.isNaN(time.getTime()) ? null : time
}
