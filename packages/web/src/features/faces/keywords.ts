import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'face-checks': [
    ['刷脸', 'face', '刷臉', 'shua lian'],
    ['核对记录', 'check log', '核對記錄', 'he dui ji lu'],
  ],
  'face-consents': [
    ['撤回', 'withdraw', '撤回', 'che hui'],
    ['隐私', 'privacy', '隱私', 'yin si'],
    ['同意', 'consent', '同意', 'tong yi'],
  ],
  'face-children': [
    ['监护人', 'guardian', '監護人', 'jian hu ren'],
    ['家长', 'parent', '家長', 'jia zhang'],
  ],
  'console-faces': [
    ['刷脸', 'faces', '刷臉', 'shua lian'],
    ['影响评估', 'impact assessment', '影響評估', 'ying xiang ping gu'],
  ],
  'console-guardians': [
    ['家长', 'parent', '家長', 'jia zhang'],
    ['未成年', 'minor', '未成年', 'wei cheng nian'],
  ],
}
