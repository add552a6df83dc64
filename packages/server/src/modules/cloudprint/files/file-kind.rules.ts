import type { FileRule } from '@campus/contract/call.ts'
import type { OfficeKind } from '../../../ports/office/office.ts'

type Kind = FileRule['kinds'][number]

const officeKinds: Partial<Record<Kind, OfficeKind>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument': 'opendocument',
  'application/x-ole-storage': 'ole',
}

export const officeKindOf = (contentType: string): OfficeKind | undefined => officeKinds[contentType as Kind]

export const isOffice = (contentType: string): boolean => officeKindOf(contentType) !== undefined

export const isPicture = (contentType: string): boolean => contentType.startsWith('image/')

/** Office files with a password are put into the container of the old ones, whatever they were. */
const lockedMark = Buffer.from('EncryptedPackage', 'utf16le')

export const isLockedOffice = (content: Buffer, kind: OfficeKind): boolean => kind === 'ole' && content.includes(lockedMark)
