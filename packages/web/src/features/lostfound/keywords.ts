import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'lost-found': [
    ['丢东西', 'lost something', '掉東西', 'diu dong xi'],
    ['捡到', 'found something', '撿到', 'jian dao'],
    ['校园卡丢失', 'lost campus card', '校園卡遺失', 'xiao yuan ka diu shi'],
    ['寻物', 'lost', '尋物', 'xun wu'],
  ],
  'console-lost-items': [
    ['失物招领管理', 'lost and found office', '失物招領管理', 'shi wu zhao ling guan li'],
    ['举报', 'reports', '檢舉', 'ju bao'],
  ],
}
