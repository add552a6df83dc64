import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const eventsWords = wordsOf({
  lead: ['终端发生过的事，最新的在前。', 'Terminal events, newest first.', '終端發生過的事，最新的在前。'],
  at: ['时间', 'Time', '時間'],
  terminal: ['终端', 'Terminal', '終端'],
  kind: ['事件', 'Event', '事件'],
  note: ['说明', 'Details', '說明'],
  none: ['还没有记录。', 'No events yet.', '還沒有記錄。'],
  count: (count: string): Phrase => [`共 ${count} 条`, `${count} in total`, `共 ${count} 筆`],
  online: ['上线', 'Came online', '上線'],
  offline: ['离线', 'Went offline', '離線'],
  printer_stopped: ['打印机停止', 'Printer stopped', '印表機停止'],
  printer_ready: ['打印机就绪', 'Printer ready', '印表機就緒'],
  enrolled: ['机器登记', 'Machine enrolled', '機器登記'],
  revoked: ['凭据撤销', 'Credential revoked', '憑證撤銷'],
  doubled: ['凭据被多处使用', 'Credential used in two places', '憑證被多處使用'],
  opened: ['启用', 'Put into service', '啟用'],
  closed: ['停用', 'Taken out of service', '停用'],
  codes_tried: ['有人多次试取件码', 'Repeated wrong codes', '有人多次試取件碼'],
  word_wrong: ['请求未带有效心跳口令', 'Request without a valid heartbeat nonce', '請求未帶有效心跳口令'],
})
