import type { Phrase } from '@campus/contract/language.ts'
import { type RefusalCode, refusals } from '@campus/contract/refusals.ts'

/** What can be wrong with a file of an import. */
export const problems = {
  longName: [
    '文件名超过 200 个字符，请改短',
    'The file name is longer than 200 characters. Shorten it.',
    '檔案名稱超過 200 個字元，請改短',
  ],
  noPhoto: ['不是照片，请使用 JPG、PNG 或 WebP', 'This is not a photo. Use JPG, PNG or WebP.', '不是照片，請使用 JPG、PNG 或 WebP'],
  unknown: ['没有这个学工号', 'No one has this number', '沒有這個學工號'],
  outOfScope: ['此人不在您的管理范围内', 'This person is outside your scope', '此人不在您的管理範圍內'],
  yourself: ['不能导入自己的照片', 'You cannot import a photo of yourself', '不能匯入自己的照片'],
  twice: ['同一个学工号出现了两次', 'This number appears twice', '同一個學工號出現了兩次'],
  tooLarge: [
    '文件过大或无法解压（每张最多 10 MB）',
    'The file is too large or cannot be unpacked (10 MB at most)',
    '檔案過大或無法解壓縮（每張最多 10 MB）',
  ],
  noConsent: ['本人尚未同意采集照片', 'This person has not agreed to have photos collected', '本人尚未同意採集照片'],
} as const satisfies Record<string, Phrase>

export const unreadable: Phrase = [
  '无法解压，请上传 ZIP 文件',
  'The file cannot be unpacked. Upload a ZIP file.',
  '無法解壓縮，請上傳 ZIP 檔案',
]
export const tooMany: Phrase = [
  '照片超过 2000 张，请分批上传',
  'There are more than 2,000 photos. Upload them in parts.',
  '照片超過 2000 張，請分批上傳',
]
export const tooLargeTogether: Phrase = [
  '照片解压后过大，请分批上传',
  'The photos are too large when unpacked. Upload them in parts.',
  '照片解壓縮後過大，請分批上傳',
]
export const empty: Phrase = ['没有找到照片', 'No photos were found', '沒有找到照片']
export const broken: Phrase = [
  '系统出错，导入没有完成。已导入的照片会保留，请重新上传其余的。',
  'Something went wrong and the import stopped. Photos already imported are kept. Upload the rest again.',
  '系統出錯，匯入沒有完成。已匯入的照片會保留，請重新上傳其餘的。',
]

export const problemOf = (code: RefusalCode): Phrase => (code === 'face_consent_needed' ? problems.noConsent : refusals[code])
