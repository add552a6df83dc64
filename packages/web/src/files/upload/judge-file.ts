import type { FileRule } from '@campus/contract/call.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { fileSize } from '@campus/ui/figures/file-size.ts'
import { type FileKind, kindByContent } from './file-kind.ts'

const kindNames: Record<FileKind, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'application/vnd.oasis.opendocument': 'ODF',
  'application/x-ole-storage': 'DOC/XLS/PPT',
  'application/zip': 'ZIP',
}

const kindsOf = (rule: FileRule, separator: string) => rule.kinds.map((kind) => kindNames[kind]).join(separator)

/** The limits in one sentence, shown before anything is chosen. */
export const describeRule = (rule: FileRule): Phrase => {
  const size = fileSize(rule.maxBytes)
  if (rule.maxCount === 1)
    return [`${kindsOf(rule, '、')}，不超过 ${size}`, `${kindsOf(rule, ', ')}, up to ${size}`, `${kindsOf(rule, '、')}，不超過 ${size}`]
  return [
    `${kindsOf(rule, '、')}，每个不超过 ${size}，最多 ${rule.maxCount} 个`,
    `${kindsOf(rule, ', ')}, up to ${size} each, at most ${rule.maxCount}`,
    `${kindsOf(rule, '、')}，每個不超過 ${size}，最多 ${rule.maxCount} 個`,
  ]
}

/** Why a file cannot be sent, and what to do; undefined when it can. */
export const judgeFile = (file: { readonly size: number; readonly head: Uint8Array }, rule: FileRule): Phrase | undefined => {
  if (file.size === 0) return ['文件是空的，请换一个', 'The file is empty. Choose another.', '檔案是空的，請換一個']
  if (file.size > rule.maxBytes) {
    const size = fileSize(rule.maxBytes)
    return [
      `文件超过 ${size}，请压缩后再选`,
      `The file is larger than ${size}. Make it smaller and choose it again.`,
      `檔案超過 ${size}，請壓縮後再選`,
    ]
  }
  if (kindByContent(file.head, rule.kinds)) return undefined
  return [
    `只接受 ${kindsOf(rule, '、')}，文件内容不是这些格式`,
    `Only ${kindsOf(rule, ', ')} files are accepted, and this file contains something else`,
    `只接受 ${kindsOf(rule, '、')}，檔案內容不是這些格式`,
  ]
}
