import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'address-book': [
    ['电话', 'phone', '電話', 'dian hua'],
    ['找人', 'find people', '找人', 'zhao ren'],
    ['同事', 'colleagues', '同事', 'tong shi'],
    ['老师', 'teachers', '老師', 'lao shi'],
  ],
  emergency: [
    ['报警', 'police', '報警', 'bao jing'],
    ['急救', 'ambulance', '急救', 'ji jiu'],
    ['求助', 'help me', '求助', 'qiu zhu'],
  ],
  'help-desk': [
    ['客服', 'support', '客服', 'ke fu'],
    ['人工', 'counter', '人工', 'ren gong'],
    ['联系我们', 'contact us', '聯絡我們', 'lian xi wo men'],
  ],
  'console-corrections': [
    ['信息更正', 'wrong data', '資訊更正', 'xin xi geng zheng'],
    ['学籍', 'record', '學籍', 'xue ji'],
  ],
  'console-deletions': [
    ['注销账号', 'close an account', '註銷帳號', 'zhu xiao zhang hao'],
    ['隐私', 'privacy', '隱私', 'yin si'],
  ],
  profile: [
    ['头像', 'avatar', '頭像', 'tou xiang'],
    ['我的信息', 'my details', '我的資訊', 'wo de xin xi'],
    ['手机号', 'phone number', '手機號碼', 'shou ji hao'],
  ],
  'card-code': [
    ['二维码', 'QR code', 'QR 碼', 'er wei ma'],
    ['名片', 'business card', '名片', 'ming pian'],
  ],
  record: [
    ['学籍', 'enrolment record', '學籍', 'xue ji'],
    ['更正', 'correction', '更正', 'geng zheng'],
  ],
  portrait: [
    ['照片', 'photo', '照片', 'zhao pian'],
    ['一寸照', 'one inch', '一吋照', 'yi cun zhao'],
  ],
  rank: [
    ['积分', 'points', '積分', 'ji fen'],
    ['完成度', 'completion', '完成度', 'wan cheng du'],
  ],
  privacy: [
    ['个人数据', 'personal data', '個人資料', 'ge ren shu ju'],
    ['导出数据', 'export my data', '匯出資料', 'dao chu shu ju'],
    ['注销', 'delete my account', '註銷', 'zhu xiao'],
  ],
  settings: [
    ['语言', 'language', '語言', 'yu yan'],
    ['深色', 'dark mode', '深色', 'shen se'],
  ],
  about: [
    ['版本', 'version', '版本', 'ban ben'],
    ['协议', 'terms', '協議', 'xie yi'],
  ],
}
