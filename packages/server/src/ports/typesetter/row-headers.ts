import type { PlainPdf } from './pdf-objects.ts'

const kindOf = (object: string | undefined) => /\/Type \/StructElem\s+\/S \/(\w+)/.exec(object ?? '')?.[1]

const childrenOf = (object: string): number[] => {
  const list = /\/K (\[[^\]]*\]|\d+ 0 R)/.exec(object)?.[1] ?? ''
  return [...list.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number))
}

/** The rows of a table, each with the numbers of its cells; rows may stand in groups. */
const rowsOf = ({ objects }: PlainPdf, table: number): number[][] =>
  childrenOf(objects.get(table) ?? '').flatMap((child) => {
    const object = objects.get(child) ?? ''
    return kindOf(object) === 'TR' ? [childrenOf(object)] : rowsOf({ objects, head: '', trailer: '' }, child)
  })

const asHeader = (cell: string) => cell.replace('/S /TD', '/S /TH').replace('/Headers []', '/Scope /Row')

/**
 * The compiler knows heads of columns, not of rows. A table without any head whose rows have pairs of cells is one of names and values:
 * there every name is the head of its value, so that a screen reader reads them together.
 */
export const markRowHeaders = (pdf: PlainPdf) => {
  const tables = [...pdf.objects].filter(([, object]) => kindOf(object) === 'Table').map(([number]) => number)
  for (const rows of tables.map((table) => rowsOf(pdf, table))) {
    const isPairs = rows.every((cells) => cells.length % 2 === 0 && cells.every((cell) => kindOf(pdf.objects.get(cell)) === 'TD'))
    const names = isPairs ? rows.flatMap((cells) => cells.filter((_, index) => index % 2 === 0)) : []
    for (const name of names) pdf.objects.set(name, asHeader(pdf.objects.get(name) ?? ''))
  }
}
