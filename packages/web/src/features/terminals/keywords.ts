import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  terminals: [
    ['打印机', 'printer', '印表機', 'da yin ji'],
    ['自助机', 'kiosk', '自助機', 'zi zhu ji'],
    ['无接触打印', 'contactless printing', '無接觸列印', 'wu jie chu da yin'],
    ['地图', 'map', '地圖', 'di tu'],
  ],
  'terminal-fault': [
    ['卡纸', 'paper jam', '卡紙', 'ka zhi'],
    ['缺纸', 'out of paper', '缺紙', 'que zhi'],
    ['故障', 'fault', '故障', 'gu zhang'],
    ['打印机坏了', 'broken printer', '印表機壞了', 'da yin ji huai le'],
  ],
  'console-terminals': [
    ['自助机', 'kiosk', '自助機', 'zi zhu ji'],
    ['打印机', 'printer', '印表機', 'da yin ji'],
    ['登记机器', 'enrol a machine', '登記機器', 'deng ji ji qi'],
    ['在线', 'online', '連線', 'zai xian'],
  ],
  'console-terminal-faults': [
    ['报修', 'repair', '報修', 'bao xiu'],
    ['卡纸', 'paper jam', '卡紙', 'ka zhi'],
    ['缺纸', 'out of paper', '缺紙', 'que zhi'],
  ],
  'console-terminal-events': [
    ['终端历史', 'history of a terminal', '終端歷史', 'zhong duan li shi'],
    ['离线', 'offline', '離線', 'li xian'],
  ],
  'console-terminal-statistics': [
    ['维修时间', 'time to repair', '維修時間', 'wei xiu shi jian'],
    ['打印量', 'pages printed', '列印量', 'da yin liang'],
  ],
}
