import type { Keywords } from './keywords.ts'

export const officeKeywords: Keywords = {
  scan: [
    ['扫码', 'QR code', '掃碼', 'sao ma'],
    ['无接触打印', 'contactless printing', '無接觸列印', 'wu jie chu da yin'],
    ['扫码登录', 'log in by QR', '掃碼登入', 'sao ma deng lu'],
    ['二维码', 'QR code', 'QR 碼', 'er wei ma'],
  ],
  leave: [
    ['病假', 'sick leave', '病假', 'bing jia'],
    ['事假', 'personal leave', '事假', 'shi jia'],
    ['假条', 'leave slip', '假條', 'jia tiao'],
  ],
  'leave-list': [
    ['请假记录', 'leave history', '請假記錄', 'qing jia ji lu'],
    ['销假', 'back from leave', '銷假', 'xiao jia'],
  ],
  'leave-decisions': [
    ['批假', 'approve leave', '批假', 'pi jia'],
    ['审批', 'approve', '審批', 'shen pi'],
  ],
  announce: [
    ['通知', 'notice', '通知', 'tong zhi'],
    ['群发', 'send to all', '群發', 'qun fa'],
  ],
  'address-book': [
    ['电话', 'phone', '電話', 'dian hua'],
    ['找人', 'find people', '找人', 'zhao ren'],
    ['同事', 'colleagues', '同事', 'tong shi'],
    ['老师', 'teachers', '老師', 'lao shi'],
  ],
  reminders: [
    ['免打扰', 'quiet hours', '勿擾', 'mian da rao'],
    ['通知设置', 'notifications', '通知設定', 'tong zhi she zhi'],
  ],
  emergency: [
    ['报警', 'police', '報警', 'bao jing'],
    ['急救', 'ambulance', '急救', 'ji jiu'],
    ['求助', 'help me', '求助', 'qiu zhu'],
  ],
  feedback: [
    ['投诉', 'complaint', '投訴', 'tou su'],
    ['建议', 'suggestion', '建議', 'jian yi'],
  ],
  evaluation: [
    ['打分', 'score', '評分', 'da fen'],
    ['满意度', 'satisfaction', '滿意度', 'man yi du'],
  ],
  help: [
    ['常见问题', 'FAQ', '常見問題', 'chang jian wen ti'],
    ['教程', 'guide', '教學', 'jiao cheng'],
  ],
  'help-desk': [
    ['客服', 'support', '客服', 'ke fu'],
    ['人工', 'counter', '人工', 'ren gong'],
    ['联系我们', 'contact us', '聯絡我們', 'lian xi wo men'],
  ],
}
