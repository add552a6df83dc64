import type { PdfFile } from '../../pdf/file/pdf-file.ts'
import { Unreadable } from '../../pdf/syntax/unreadable.ts'
import { asKind, entryOf, mustBe, nameOf, type PdfDictionary, type PdfReference, type PdfValue } from '../../pdf/syntax/values.ts'

/** A signature that a form field holds, and under which number when the dictionary is an object of its own. */
export interface FoundSignature {
  readonly dictionary: PdfDictionary
  readonly reference: PdfReference | null
}

const maxFields = 10_000

interface Branch {
  readonly field: PdfValue
  /** The kind of field is handed down from parent to child. */
  readonly inheritedKind: string | null
}

const childrenOf = async (file: PdfFile, field: PdfDictionary, inheritedKind: string | null): Promise<Branch[]> => {
  const kids = asKind(await file.resolve(entryOf(field, 'Kids')), 'array')
  return (kids?.items ?? []).map((kid) => ({ field: kid, inheritedKind }))
}

const signatureOf = async (file: PdfFile, field: PdfDictionary): Promise<FoundSignature | undefined> => {
  const value = entryOf(field, 'V')
  const dictionary = await file.resolve(value)
  return dictionary === null ? undefined : { dictionary: mustBe(dictionary, 'dictionary'), reference: asKind(value, 'reference') }
}

/** The signatures of a file: what the fields of its form say, and nothing that merely stands in its bytes. */
export const findSignatures = async (file: PdfFile): Promise<FoundSignature[]> => {
  const form = asKind(await file.resolve(entryOf(file.catalog, 'AcroForm')), 'dictionary')
  const fields = form && asKind(await file.resolve(entryOf(form, 'Fields')), 'array')
  const branches: Branch[] = (fields?.items ?? []).map((field) => ({ field, inheritedKind: null }))
  const found: FoundSignature[] = []
  const seen = new Set<number>()
  // The list grows while it is walked.
  for (const { field: value, inheritedKind } of branches) {
    const number = asKind(value, 'reference')?.number
    if (branches.length > maxFields || (number !== undefined && seen.has(number))) throw new Unreadable('fields without end')
    if (number !== undefined) seen.add(number)
    const field = mustBe(await file.resolve(value), 'dictionary')
    const kind = nameOf(await file.resolve(entryOf(field, 'FT'))) ?? inheritedKind
    const signature = kind === 'Sig' ? await signatureOf(file, field) : undefined
    if (signature) found.push(signature)
    for (const child of await childrenOf(file, field, kind)) branches.push(child)
  }
  return found
}
