import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'console-start': [
    ['学校管理', 'administration', '學校管理', 'xue xiao guan li'],
    ['后台', 'console', '後臺', 'hou tai'],
    ['待处理', 'to decide', '待處理', 'dai chu li'],
  ],
}
