import type { Phrase } from '@campus/contract/language.ts'
import { maxTableLines } from '@campus/contract/tables.ts'

/** Why a file is not a supported table, as shown to the reader. */
export class Unreadable extends Error {
  readonly phrase: Phrase

  constructor(phrase: Phrase) {
    super(phrase[1])
    this.phrase = phrase
  }
}

export const noText: Phrase = [
  '文件不是 UTF-8 或 GB18030 编码的文本，请另存为 CSV UTF-8 后重新上传',
  'The file is not UTF-8 or GB18030 text. Save it as CSV UTF-8 and upload it again.',
  '檔案不是 UTF-8 或 GB18030 編碼的文字，請另存為 CSV UTF-8 後重新上傳',
]

export const brokenQuotes = (line: number): Phrase => [
  `第 ${line} 行附近的引号不配对，请检查后重新上传`,
  `The quotation marks near row ${line} do not match. Fix them and upload the file again.`,
  `第 ${line} 行附近的引號不配對，請檢查後重新上傳`,
]

export const brokenSheet: Phrase = [
  '无法打开这个 Excel 文件，请重新另存为 XLSX 后上传',
  'This Excel file cannot be opened. Save it again as XLSX and upload it.',
  '無法打開這個 Excel 檔案，請重新另存為 XLSX 後上傳',
]

export const tooManyLines: Phrase = [
  `最多 ${maxTableLines} 行，请分成几个文件；表格末尾的空行也请删除`,
  `Up to ${maxTableLines} rows. Split the file, and delete empty rows at the end.`,
  `最多 ${maxTableLines} 行，請分成幾個檔案；表格末尾的空行也請刪除`,
]

export const tooLarge: Phrase = [
  '表格展开后过大，请只保留需要的列和工作表后重新上传',
  'The table is too large when unpacked. Keep only the columns and sheet you need, and upload it again.',
  '表格展開後過大，請只保留需要的欄和工作表後重新上傳',
]
