import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  feedback: [
    ['投诉', 'complaint', '投訴', 'tou su'],
    ['建议', 'suggestion', '建議', 'jian yi'],
  ],
  evaluation: [
    ['打分', 'score', '評分', 'da fen'],
    ['满意度', 'satisfaction', '滿意度', 'man yi du'],
  ],
  help: [
    ['常见问题', 'FAQ', '常見問題', 'chang jian wen ti'],
    ['教程', 'guide', '教學', 'jiao cheng'],
  ],
  'console-feedback': [
    ['投诉', 'complaints', '投訴', 'tou su'],
    ['回复', 'reply', '回覆', 'hui fu'],
  ],
  'console-evaluations': [
    ['满意度', 'satisfaction', '滿意度', 'man yi du'],
    ['评分', 'scores', '評分', 'ping fen'],
  ],
  'console-articles': [
    ['常见问题', 'FAQ', '常見問題', 'chang jian wen ti'],
    ['教程', 'guides', '教學', 'jiao cheng'],
  ],
}
