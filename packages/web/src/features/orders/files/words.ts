import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const filesWords = wordsOf({
  files: ['文件', 'Files', '檔案'],
  place: (number: number, count: number): Phrase => [
    `第 ${number} / ${count} 个文件`,
    `File ${number} of ${count}`,
    `第 ${number} / ${count} 個檔案`,
  ],
  pages: (name: string): Phrase => [`${name} 的页面`, `Pages of ${name}`, `${name} 的頁面`],
  previous: ['上一个', 'Previous', '上一個'],
  next: ['下一个', 'Next', '下一個'],
  downloadOne: ['下载这个文件', 'Download this file', '下載這個檔案'],
  downloadAll: (count: number): Phrase => [`打包下载全部 ${count} 个`, `Download all ${count} in one file`, `打包下載全部 ${count} 個`],
  open: ['查看与分享', 'Details and sharing', '查看與分享'],
  none: ['订单的文件还没有生成', 'The files in this order are not ready yet', '訂單的檔案還沒有產生'],
  toOrder: ['看订单', 'View order', '看訂單'],
  choose: ['没有选择订单', 'No order selected', '沒有選擇訂單'],
  toOrders: ['我的订单', 'My orders', '我的訂單'],
})
