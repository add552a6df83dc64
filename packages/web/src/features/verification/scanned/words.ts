import { wordsOf } from '@campus/ui/words/words.ts'

export const scannedWords = wordsOf({
  reading: ['正在核对二维码里的签名…', 'Checking the signature in the code…', '正在核對 QR 碼裡的簽名…'],
  noCode: [
    '链接中没有二维码的内容，请重新扫描文件上的二维码。',
    'This link has no code. Scan the one on the document again.',
    '連結中沒有 QR 碼的內容，請重新掃描檔案上的 QR 碼。',
  ],
  toVerify: ['换一种方式核验', 'Verify another way', '換一種方式核驗'],
  askNow: ['查询现在的状态', 'Check current status', '查詢現在的狀態'],
  failed: ['没有核验成功', 'Verification failed', '沒有核驗成功'],
})
