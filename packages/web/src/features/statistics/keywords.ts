import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'statistics-overview': [
    ['数据概览', 'numbers of today', '資料概覽', 'shu ju gai lan'],
    ['异常提醒', 'unusual hours', '異常提醒', 'yi chang ti xing'],
  ],
  'statistics-explorer': [
    ['图表', 'charts', '圖表', 'tu biao'],
    ['对比', 'compare', '對比', 'dui bi'],
  ],
  'statistics-reports': [
    ['周报', 'weekly report', '週報', 'zhou bao'],
    ['月报', 'monthly report', '月報', 'yue bao'],
  ],
  'statistics-visits': [
    ['登录人数', 'logins per day', '登入人數', 'deng lu ren shu'],
    ['访问量', 'traffic', '造訪量', 'fang wen liang'],
  ],
  'statistics-applications': [
    ['证明数量', 'certificates issued', '證明數量', 'zheng ming shu liang'],
    ['打印数量', 'print counts', '列印數量', 'da yin shu liang'],
  ],
  'statistics-registrations': [['注册人数', 'number of registrations', '註冊人數', 'zhu ce ren shu']],
  'statistics-mails': [
    ['退信', 'bounced mails', '退信', 'tui xin'],
    ['发送失败', 'failed mails', '傳送失敗', 'fa song shi bai'],
  ],
}
