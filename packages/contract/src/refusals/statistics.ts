import type { Phrase } from '../language.ts'

/** Refusals of spans and measures. */
export const statisticsRefusals = {
  span_reversed: ['结束日期早于开始日期', 'The last day is before the first day', '結束日期早於開始日期'],
  span_too_long: [
    '日期范围过长，请缩短或改用更大的间隔',
    'The date range is too long. Shorten it or choose a larger step.',
    '日期範圍過長，請縮短或改用更大的間隔',
  ],
  span_over: [
    '按小时的统计和人数统计只保留 800 天，请选择较近的日期，或改为按天查看次数',
    'Figures by hour and numbers of people are kept for 800 days. Choose later dates, or view counts by day.',
    '按小時的統計和人數統計只保留 800 天，請選擇較近的日期，或改為按天查看次數',
  ],
  measure_missing: ['此项没有这种统计', 'This figure is not available', '此項沒有這種統計'],
  report_address_outside: [
    '收件邮箱不属于本校人员，请改为本校人员的邮箱',
    'A recipient is not an address at this school. Use the address of someone at the school.',
    '收件信箱不屬於本校人員，請改為本校人員的電子信箱',
  ],
  report_without_recipients: [
    '定期发送需要至少一位收件人',
    'A scheduled report needs at least one recipient.',
    '定期寄送需要至少一位收件人',
  ],
  report_without_schedule: [
    '这份报表没有设置定期发送，请先选择每周或每月',
    'This report has no schedule. Choose weekly or monthly first.',
    '這份報表沒有設定定期寄送，請先選擇每週或每月',
  ],
  report_already_mailed: ['这一期已经发送过了', 'This period has already been emailed.', '這一期已經寄送過了'],
  report_limit: [
    '报表数量已达上限，请先删除不用的报表',
    'You have reached the report limit. Delete one first.',
    '報表數量已達上限，請先刪除不用的報表',
  ],
  report_outdated: [
    '报表已在别处修改，请刷新后再试',
    'This report was changed elsewhere. Refresh and try again.',
    '報表已在別處修改，請重新整理後再試',
  ],
} as const satisfies Record<string, Phrase>
