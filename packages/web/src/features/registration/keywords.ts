import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'lacking-details': [
    ['补充信息', 'add details', '補充資訊', 'bu chong xin xi'],
    ['资料不全', 'incomplete data', '資料不全', 'zi liao bu quan'],
  ],
  'console-registrations': [
    ['新生注册', 'new students', '新生註冊', 'xin sheng zhu ce'],
    ['开通账号', 'open accounts', '開通帳號', 'kai tong zhang hao'],
  ],
  'console-unmatched-registrations': [
    ['找不到档案', 'no record', '找不到檔案', 'zhao bu dao dang an'],
    ['预注册', 'pre-registration', '預註冊', 'yu zhu ce'],
  ],
  'console-registration-log': [['注册记录', 'registration history', '註冊紀錄', 'zhu ce ji lu']],
  'console-registration-settings': [
    ['注册字段', 'registration fields', '註冊欄位', 'zhu ce zi duan'],
    ['所需材料', 'documents wanted', '所需材料', 'suo xu cai liao'],
  ],
}
