import type { Phrase } from '@campus/contract/language.ts'
import { documentRefusals } from '@campus/contract/refusals/documents.ts'
import { verifyCredential, verifyFile } from '@campus/contract/verification/verify.ts'
import { fileSize } from '@campus/ui/figures/file-size.ts'
import { kindByContent } from '../../../files/upload/file-kind.ts'

type GivenFile =
  | { readonly is: 'pdf' }
  | { readonly is: 'credential' }
  /** Not worth checking, and what to do instead. */
  | { readonly is: 'refused'; readonly why: Phrase }

const { maxBytes, kinds } = verifyFile.file
const longestCredential = verifyCredential.body.shape.credential.maxLength ?? 0

const empty: Phrase = [
  '文件是空的，请重新下载或向持有人索取原文件',
  'The file is empty. Download it again or ask the holder for the original.',
  '檔案是空的，請重新下載或向持有人索取原檔案',
]
const size = fileSize(maxBytes)
const tooLarge: Phrase = [
  `文件超过 ${size}，不像是学校发出的文件，请确认选对了文件`,
  `The file is larger than ${size}, and school documents never are. Make sure you chose the right file.`,
  `檔案超過 ${size}，不像是學校發出的檔案，請確認選對了檔案`,
]

const opensJson = (head: Uint8Array) => /^\s*\{/.test(new TextDecoder().decode(head))

/** What was given, by its content; its name and declared type are not asked. */
export const judgeGiven = ({ size, head }: { readonly size: number; readonly head: Uint8Array }): GivenFile => {
  if (size === 0) return { is: 'refused', why: empty }
  if (size > maxBytes) return { is: 'refused', why: tooLarge }
  if (kindByContent(head, kinds)) return { is: 'pdf' }
  if (opensJson(head) && size <= longestCredential) return { is: 'credential' }
  return { is: 'refused', why: documentRefusals.only_pdf }
}
