import { wordsOf } from '@campus/ui/words/words.ts'

export const frameWords = wordsOf({
  terminal: ['自助终端', 'Self-service terminal', '自助終端'],
  away: [
    '暂时连接不上服务器，正在自动重试，您的文件和取件码不受影响',
    'The server cannot be reached. This terminal keeps trying. Your files and codes are safe.',
    '暫時連接不上伺服器，正在自動重試，您的檔案和取件碼不受影響',
  ],
  demo: ['返回演示终端', 'Back to the demo', '返回示範終端'],
  end: ['结束', 'Finish', '結束'],
})
