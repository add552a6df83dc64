import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  'animal-plans': [
    ['实验动物', 'laboratory animals', '實驗動物', 'shi yan dong wu'],
    ['小鼠', 'mice', '小鼠', 'xiao shu'],
  ],
  'console-animal-plans': [['动物审批', 'animal approvals', '動物審批', 'dong wu shen pi']],
  'console-animal-catalogue': [
    ['笼位', 'cages', '籠位', 'long wei'],
    ['动物价格', 'animal prices', '動物價格', 'dong wu jia ge'],
  ],
}
