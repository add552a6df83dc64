import { wordsOf } from '@campus/ui/words/words.ts'

export const logWords = wordsOf({
  about: ['查看', 'Show', '查看'],
  myDocuments: ['我的文件被核验', 'My documents', '我的檔案被核驗'],
  myChecks: ['我核验过的', 'My verifications', '我核驗過的'],
  oneDocument: ['这里只有一份文件的记录。', 'Showing verifications of one document.', '這裡只有一份檔案的記錄。'],
  showAll: ['查看全部', 'Show all', '查看全部'],
  noneOfMine: ['还没有人核验过您的文件。', 'No one has verified your documents yet.', '還沒有人核驗過您的檔案。'],
  noneByMe: ['您还没有核验过文件。', 'You have not verified any documents yet.', '您還沒有核驗過檔案。'],
  toDocuments: ['查看我的文件', 'View my documents', '查看我的檔案'],
  toVerify: ['核验一份文件', 'Verify a document', '核驗一份檔案'],
  unnamed: ['未找到的文件', 'Document not found', '未找到的檔案'],
  document: ['文件', 'Document', '檔案'],
  result: ['结果', 'Result', '結果'],
  answers: ['改动与签名者', 'Integrity / Signer', '改動與簽名者'],
  way: ['方式', 'Method', '方式'],
  network: ['来自网络', 'From', '來自網路'],
  note: ['分享备注', 'Shared link', '分享備註'],
  time: ['时间', 'Time', '時間'],
  onlyRoughly: [
    '记录不显示是谁核验的，只显示大致来自哪个网络。',
    'The log never shows who verified a document, only the approximate network.',
    '記錄不顯示是誰核驗的，只顯示大致來自哪個網路。',
  ],
})
