import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const terminalWords = wordsOf({
  collectHere: ['现在可以在这里取件', 'Open now for pick-up', '現在可以在這裡取件'],
  noneOpen: [
    '目前没有可用的终端。开放时间见地图。',
    'No terminal can print right now. The map shows when they open.',
    '目前沒有可用的終端。開放時間見地圖。',
  ],
  allOnMap: ['在地图上看全部终端', 'All terminals on the map', '在地圖上看全部終端'],
  map: ['终端分布图，可用方向键移动', 'Map of terminals. Move it with the arrow keys.', '終端分布圖，可用方向鍵移動'],
  list: ['自助终端', 'Terminals', '自助終端'],
  nearestFirst: ['按距离排序', 'Nearest first', '按距離排序'],
  hereAgain: ['重新定位', 'Locate me again', '重新定位'],
  me: ['我的位置', 'My location', '我的位置'],
  noPosition: [
    '无法取得位置，请在系统设置中允许定位，或按名称查找',
    'Your location is not available. Allow it in your system settings, or search by name.',
    '無法取得位置，請在系統設定中允許定位，或按名稱查找',
  ],
  walk: (distance: string, minutes: number): Phrase => [
    `${distance} · 步行 ${minutes} 分钟`,
    `${distance} · ${minutes} min walk`,
    `${distance} · 步行 ${minutes} 分鐘`,
  ],
  queue: (count: number): Phrase => [`${count} 份排队`, `${count} waiting`, `${count} 份排隊`],
  number: ['编号', 'Number', '編號'],
  hours: ['开放时间', 'Open', '開放時間'],
  abilities: ['可打印', 'Prints', '可列印'],
  openMap: ['在地图中打开', 'View on map', '在地圖中開啟'],
  report: ['报告故障', 'Report a fault', '報告故障'],
})

export const terminalFilterWords = wordsOf({
  terminal: ['终端', 'Terminal', '終端'],
  all: ['全部终端', 'All terminals', '全部終端'],
})
