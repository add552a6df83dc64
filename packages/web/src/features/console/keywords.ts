import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'console-start': [
    ['管理首页', 'start page', '管理首頁', 'guan li shou ye'],
    ['管理后台', 'administration', '管理後臺', 'guan li hou tai'],
    ['后台', 'console', '後臺', 'hou tai'],
    ['待处理', 'to decide', '待處理', 'dai chu li'],
  ],
}
