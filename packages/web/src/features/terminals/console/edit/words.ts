import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const editWords = wordsOf({
  newTerminal: ['添加终端', 'Add terminal', '新增終端'],
  form: ['终端资料', 'Terminal', '終端資料'],
  number: ['编号', 'Number', '編號'],
  numberHint: [
    '贴在终端正面，只能包含字母、数字和连字符',
    'Shown on the terminal. Letters, digits and hyphens only.',
    '貼在終端正面，只能包含字母、數字和連字號',
  ],
  name: ['名称', 'Name', '名稱'],
  location: ['位置说明', 'Location', '位置說明'],
  position: ['在地图上的位置', 'Position on the map', '在地圖上的位置'],
  positionHint: [
    '点选地图，或把地图移到位置后选地图中心',
    'Tap the map, or move it and use its centre',
    '點選地圖，或把地圖移到位置後選地圖中心',
  ],
  map: ['校园地图，可用方向键移动', 'Campus map. Move it with the arrow keys.', '校園地圖，可用方向鍵移動'],
  abilities: ['能力', 'Capabilities', '能力'],
  hours: ['开放时间', 'Opening hours', '開放時間'],
  always: ['没有设置时间，全天开放。', 'No hours set: always open.', '沒有設定時間，全天開放。'],
  addHours: ['添加时段', 'Add hours', '新增時段'],
  removeHours: (place: number): Phrase => [`删除第 ${place} 个时段`, `Remove hours ${place}`, `刪除第 ${place} 個時段`],
  days: ['星期', 'Days', '星期'],
  from: ['从', 'From', '從'],
  until: ['到', 'Until', '到'],
  untilHint: ['00:00 表示到午夜', '00:00 is midnight', '00:00 表示到午夜'],
  isInUse: [
    '启用（停用后不再打印，也不再向师生显示）',
    'In service (otherwise it does not print and is hidden)',
    '啟用（停用後不再列印，也不再向師生顯示）',
  ],
  saved: ['已保存', 'Saved', '已儲存'],
})
