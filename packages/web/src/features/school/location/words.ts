import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const locationWords = wordsOf({
  map: ['校园地图，可用方向键移动', 'Campus map. Move it with the arrow keys.', '校園地圖，可用方向鍵移動'],
  pickHint: [
    '在列表中选一个地点，或在地图上点选。',
    'Choose a place from the list, or tap the map.',
    '在清單中選一個地點，或在地圖上點選。',
  ],
  pointOnMap: ['地图上的位置', 'Point on the map', '地圖上的位置'],
  addresses: ['校外地址', 'Addresses beyond the campus', '校外地址'],
  nearPlace: (name: string, distance: string): Phrase => [
    `${name}附近（${distance}）`,
    `Near ${name} (${distance})`,
    `${name}附近（${distance}）`,
  ],
  whereIAm: ['我的位置', 'My location', '我的位置'],
  noPosition: [
    '无法取得位置，请在系统设置中允许定位，或在列表中选择',
    'Your location is not available. Allow it in your system settings, or choose from the list.',
    '無法取得位置，請在系統設定中允許定位，或在清單中選擇',
  ],
  confirm: ['使用这个位置', 'Use this location', '使用這個位置'],
  nothingHere: ['链接中没有有效的位置。', 'This link has no valid location.', '連結中沒有有效的位置。'],
  unnamed: ['未命名的位置', 'Unnamed location', '未命名的位置'],
  openInMaps: ['用地图应用打开', 'Open in a map app', '用地圖應用開啟'],
  nearby: ['附近的地点', 'Places nearby', '附近的地點'],
})
