import type { Integrity } from '@campus/contract/verification/outcome.ts'
import { openPdf, type PdfFile } from '../../pdf/file/pdf-file.ts'
import { asKind, differingKeys, entryOf, isSameValue, nameOf, type PdfDictionary, type PdfValue } from '../../pdf/syntax/values.ts'
import { changedObjects, objectOf, reachableFrom } from './changed-objects.ts'

/** The file as it was signed and as it is now, and what was added for further signatures. */
interface Comparison {
  readonly signed: PdfFile
  readonly now: PdfFile
  /** Fields of signatures that came later: their widgets may stand on a page. */
  readonly newFields: ReadonlySet<number>
  /** Objects of the earlier evidence (DSS), which may be brought up to date. */
  readonly evidence: ReadonlySet<number>
}

const fieldsOf = async (file: PdfFile): Promise<readonly PdfValue[]> => {
  const form = asKind(await file.resolve(entryOf(file.catalog, 'AcroForm')), 'dictionary')
  return asKind(form && (await file.resolve(entryOf(form, 'Fields'))), 'array')?.items ?? []
}

/** What was put behind the items of a list; null when anything before it is not as it was. */
const addedItems = (before: readonly PdfValue[], after: readonly PdfValue[]): readonly PdfValue[] | null =>
  before.every((item, at) => isSameValue(item, after[at] ?? null)) ? after.slice(before.length) : null

const hasOnlyNewFields = (before: PdfValue, after: PdfValue, newFields: ReadonlySet<number>): boolean => {
  const [old, young] = [asKind(before, 'array')?.items ?? [], asKind(after, 'array')?.items ?? []]
  return addedItems(old, young)?.every((item) => newFields.has(asKind(item, 'reference')?.number ?? -1)) ?? false
}

/** Two states of a dictionary that differ in these keys alone. */
const differsOnlyIn = (before: PdfDictionary, after: PdfDictionary, keys: readonly string[]): boolean =>
  differingKeys(before, after).every((key) => keys.includes(key))

const noEntries: PdfDictionary = { kind: 'dictionary', entries: new Map() }

const isFormSame = (before: PdfValue, after: PdfValue): boolean => {
  const [old, young] = [asKind(before, 'dictionary') ?? noEntries, asKind(after, 'dictionary')]
  return young ? differsOnlyIn(old, young, ['Fields', 'SigFlags']) : isSameValue(before, after)
}

const isPermittedDictionary = async (number: number, before: PdfDictionary, after: PdfDictionary, compared: Comparison) => {
  const { signed, now, newFields } = compared
  if (asKind(entryOf(signed.trailer, 'Root'), 'reference')?.number === number)
    return (
      differsOnlyIn(before, after, ['AcroForm', 'DSS', 'Extensions']) && isFormSame(entryOf(before, 'AcroForm'), entryOf(after, 'AcroForm'))
    )
  if (nameOf(entryOf(before, 'Type')) === 'Page')
    return (
      differsOnlyIn(before, after, ['Annots']) &&
      hasOnlyNewFields(await signed.resolve(entryOf(before, 'Annots')), await now.resolve(entryOf(after, 'Annots')), newFields)
    )
  if (asKind(entryOf(signed.trailer, 'Info'), 'reference')?.number === number) return differsOnlyIn(before, after, ['ModDate'])
  if (asKind(entryOf(signed.catalog, 'AcroForm'), 'reference')?.number === number) return isFormSame(before, after)
  return newFields.has(number) && differsOnlyIn(before, after, ['V'])
}

const isPermitted = async (number: number, compared: Comparison): Promise<boolean> => {
  if (compared.evidence.has(number)) return true
  const [before, after] = [await objectOf(compared.signed, number), await objectOf(compared.now, number)]
  if (isSameValue(before, after)) return true
  if (asKind(before, 'array')) return hasOnlyNewFields(before, after, compared.newFields)
  const [old, young] = [asKind(before, 'dictionary'), asKind(after, 'dictionary')]
  return old !== null && young !== null && isPermittedDictionary(number, old, young, compared)
}

/** A field for a signature that was empty when the file was signed, or was not there at all. */
const findNewFields = async (signed: PdfFile, now: PdfFile): Promise<ReadonlySet<number> | null> => {
  if (addedItems(await fieldsOf(signed), await fieldsOf(now)) === null) return null
  const fields = new Set<number>()
  for (const item of await fieldsOf(now)) {
    const number = asKind(item, 'reference')?.number
    const field = asKind(await now.resolve(item), 'dictionary')
    const before = number === undefined ? null : asKind(await objectOf(signed, number), 'dictionary')
    const isForSignature = field !== null && nameOf(entryOf(field, 'FT')) === 'Sig'
    if (number !== undefined && isForSignature && (before === null || entryOf(before, 'V') === null)) fields.add(number)
  }
  return fields
}

const isSeen = async (now: PdfFile, number: number): Promise<boolean> => {
  const field = asKind(await objectOf(now, number), 'dictionary')
  const [left, bottom, right, top] = asKind(field && (await now.resolve(entryOf(field, 'Rect'))), 'array')?.items ?? []
  return left !== right && bottom !== top
}

const isStructure = (value: PdfValue): boolean => {
  const stream = asKind(value, 'stream')
  return stream !== null && ['XRef', 'ObjStm'].includes(nameOf(entryOf(stream.dictionary, 'Type')) ?? '')
}

const areAdditionsPermitted = async (added: ReadonlySet<number>, { signed, now, newFields }: Comparison): Promise<boolean> => {
  const roots: PdfValue[] = [entryOf(now.catalog, 'DSS'), ...(await Promise.all([...newFields].map((field) => objectOf(now, field))))]
  const wanted = await reachableFrom(now, { kind: 'array', items: roots }, (number) => added.has(number))
  for (const number of added) if (!wanted.has(number) && !newFields.has(number) && !isStructure(await objectOf(now, number))) return false
  // A page may have named from the beginning what was only put there later.
  const named = await reachableFrom(signed, signed.catalog, () => true)
  return [...added].every((number) => !named.has(number))
}

const compare = async (signed: PdfFile, now: PdfFile): Promise<Integrity> => {
  if (!isSameValue(entryOf(signed.trailer, 'Root'), entryOf(now.trailer, 'Root'))) return 'changed'
  const newFields = await findNewFields(signed, now)
  if (!newFields) return 'changed'
  const evidence = await reachableFrom(signed, entryOf(signed.catalog, 'DSS'), () => true)
  const compared = { signed, now, newFields, evidence }
  const changed = changedObjects(signed, now)
  const isThere = (number: number) => (signed.placeOf(number)?.kind ?? 'free') !== 'free'
  if (!(await areAdditionsPermitted(new Set(changed.filter((number) => !isThere(number))), compared))) return 'changed'
  for (const number of changed.filter(isThere)) if (!(await isPermitted(number, compared))) return 'changed'
  for (const field of newFields) if (await isSeen(now, field)) return 'cannot_tell'
  return 'unchanged'
}

/**
 * Whether a file still shows what was signed, when it goes on behind that. Further signatures that nobody sees, time-stamps and evidence
 * about signatures change nothing; anything else does. A signature that is seen on a page may cover something: that cannot be told.
 */
export const compareWithSigned = async (bytes: Uint8Array<ArrayBuffer>, end: number, now: PdfFile): Promise<Integrity> => {
  try {
    return await compare(await openPdf(bytes.slice(0, end)), now)
  } catch {
    return 'cannot_tell'
  }
}
