import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'console-status': [
    ['运行状态', 'health', '執行狀態', 'yun xing zhuang tai'],
    ['故障', 'outage', '故障', 'gu zhang'],
  ],
  'console-failed-jobs': [
    ['失败任务', 'failed', '失敗任務', 'shi bai ren wu'],
    ['重试', 'retry', '重試', 'chong shi'],
    ['报错', 'errors', '報錯', 'bao cuo'],
  ],
  'console-backups': [
    ['恢复演练', 'rehearsal of a restore', '還原演練', 'hui fu yan lian'],
    ['数据恢复', 'restore', '資料還原', 'shu ju hui fu'],
  ],
  'console-sessions': [
    ['谁在线', 'who is online', '誰在線上', 'shui zai xian'],
    ['强制下线', 'log someone out', '強制下線', 'qiang zhi xia xian'],
  ],
  'console-retention': [
    ['数据清理', 'deletion of old data', '資料清理', 'shu ju qing li'],
    ['日志保存', 'how long logs are kept', '日誌保存', 'ri zhi bao cun'],
  ],
  'console-configuration': [
    ['导出设置', 'export of settings', '匯出設定', 'dao chu she zhi'],
    ['导入设置', 'import of settings', '匯入設定', 'dao ru she zhi'],
  ],
  'console-access-matrix': [
    ['角色权限', 'roles and rights', '角色權限', 'jue se quan xian'],
    ['接口权限', 'permissions of calls', '介面權限', 'jie kou quan xian'],
  ],
  'console-access-why': [
    ['为什么没有权限', 'why may this person', '為什麼沒有權限', 'wei shen me mei you quan xian'],
    ['闲置角色', 'unused roles', '閒置角色', 'xian zhi jue se'],
  ],
  'console-duties': [
    ['限制角色', 'narrow a role', '限制角色', 'xian zhi jue se'],
    ['职责', 'who does what', '職責', 'zhi ze'],
  ],
}
