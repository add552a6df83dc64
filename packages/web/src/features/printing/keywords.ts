import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'console-print-jobs': [
    ['打印日志', 'print jobs', '列印日誌', 'da yin ri zhi'],
    ['待核实', 'needs checking', '待核實', 'dai he shi'],
    ['谁打印的', 'who printed', '誰列印的', 'shui da yin de'],
  ],
}
