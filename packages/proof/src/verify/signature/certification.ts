import type { PdfFile } from '../../pdf/file/pdf-file.ts'
import { asKind, entryOf, nameOf, type PdfReference } from '../../pdf/syntax/values.ts'
import type { FoundSignature } from './find-signatures.ts'

const isSame = (one: PdfReference | null, other: PdfReference | null): boolean =>
  one !== null && other !== null && one.number === other.number && one.generation === other.generation

/** Whether the catalog certifies the file with this very signature, and with no other permission beside it. */
const isNamedByCatalog = async (file: PdfFile, signature: FoundSignature): Promise<boolean> => {
  const permissions = asKind(await file.resolve(entryOf(file.catalog, 'Perms')), 'dictionary')
  if (permissions?.entries.size !== 1) return false
  return isSame(asKind(entryOf(permissions, 'DocMDP'), 'reference'), signature.reference)
}

/** Whether the signature allows no change at all (DocMDP with P = 1). */
const allowsNoChange = async (file: PdfFile, signature: FoundSignature): Promise<boolean> => {
  const transforms = asKind(await file.resolve(entryOf(signature.dictionary, 'Reference')), 'array')
  if (transforms?.items.length !== 1) return false
  const transform = asKind(await file.resolve(transforms.items[0] ?? null), 'dictionary')
  if (!transform || nameOf(entryOf(transform, 'TransformMethod')) !== 'DocMDP') return false
  const parameters = asKind(await file.resolve(entryOf(transform, 'TransformParams')), 'dictionary')
  return parameters !== null && entryOf(parameters, 'P') === 1
}

export const isCertifiedUnchangeable = async (file: PdfFile, signature: FoundSignature): Promise<boolean> =>
  (await isNamedByCatalog(file, signature)) && allowsNoChange(file, signature)
