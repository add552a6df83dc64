import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const reportWords = wordsOf({
  withoutFile: [
    '持有人没有公开文件原件，您可以核验它是否有效。',
    'The holder has not shared the file itself. You can see whether it is valid.',
    '持有人沒有公開檔案原件，您可以核驗它是否有效。',
  ],
  title: ['证明核验报告', 'Verification report', '證明核驗報告'],
  print: ['打印或存为 PDF', 'Print or save as PDF', '列印或存為 PDF'],
  address: ['报告地址', 'Report address', '報告網址'],
  number: ['核验编号', 'Verification number', '核驗編號'],
  code: ['报告地址的二维码', 'QR code of the report address', '報告網址的 QR 碼'],
  atThatTime: [
    '本报告说明核验当时的结果。扫描二维码或打开上面的地址，可以在三十天内查看原始结果。',
    'This report shows the result at that time. The code and the address above show the original result for 30 days.',
    '本報告說明核驗當時的結果。掃描 QR 碼或打開上面的網址，可以在三十天內查看原始結果。',
  ],
  shared: ['持有人分享的文件', 'Shared document', '持有人分享的檔案'],
  sharedUntil: (day: string): Phrase => [
    `链接有效至 ${day}；持有人可以看到链接被打开过，也可以随时结束分享。`,
    `The link works until ${day}. The holder can see that it was opened, and can end it at any time.`,
    `連結有效至 ${day}；持有人可以看到連結被打開過，也可以隨時結束分享。`,
  ],
  download: ['下载 PDF', 'Download the PDF', '下載 PDF'],
  shareOver: ['不能查看这份文件', 'This document cannot be shown', '不能查看這份檔案'],
  toVerify: ['核验其他文件', 'Verify another document', '核驗其他檔案'],
})
