import { type CollegeCourses, elective, practice, required } from './planned-course.ts'

export const lifeScienceCourses: CollegeCourses = {
  shared: [
    required(1, 4, '无机及分析化学', 'Inorganic and Analytical Chemistry', '無機及分析化學'),
    required(1, 3, '普通生物学', 'General Biology', '普通生物學'),
    required(2, 4, '有机化学', 'Organic Chemistry', '有機化學'),
    practice(2, 1, '基础化学实验', 'Basic Chemistry Laboratory', '基礎化學實驗'),
    required(3, 4, '生物化学', 'Biochemistry', '生物化學'),
    practice(3, 1, '生物化学实验', 'Biochemistry Laboratory', '生物化學實驗'),
    required(4, 3, '微生物学', 'Microbiology', '微生物學'),
    practice(4, 1, '微生物学实验', 'Microbiology Laboratory', '微生物學實驗'),
    required(5, 3, '细胞生物学', 'Cell Biology', '細胞生物學'),
    required(5, 3, '分子生物学', 'Molecular Biology', '分子生物學'),
    required(6, 3, '遗传学', 'Genetics', '遺傳學'),
    required(6, 2, '生物统计学', 'Biostatistics', '生物統計學'),
  ],
  majors: {
    '0501': [
      required(3, 2, '生物技术概论', 'Introduction to Biotechnology', '生物技術概論'),
      required(4, 3, '动物生理学', 'Animal Physiology', '動物生理學'),
      required(5, 3, '基因工程', 'Genetic Engineering', '基因工程'),
      practice(5, 1, '基因工程实验', 'Genetic Engineering Laboratory', '基因工程實驗'),
      elective(5, 2, '免疫学', 'Immunology', '免疫學'),
      required(6, 3, '发酵工程', 'Fermentation Engineering', '發酵工程'),
      required(6, 2, '酶工程', 'Enzyme Engineering', '酵素工程'),
      practice(6, 2, '生物技术综合实验', 'Biotechnology Laboratory', '生物技術綜合實驗'),
    ],
    '0502': [
      required(2, 2, '食品科学概论', 'Introduction to Food Science', '食品科學概論'),
      required(3, 3, '食品化学', 'Food Chemistry', '食品化學'),
      required(4, 2, '食品微生物学', 'Food Microbiology', '食品微生物學'),
      required(4, 3, '食品工程原理', 'Principles of Food Engineering', '食品工程原理'),
      practice(4, 1, '食品感官评价', 'Sensory Evaluation of Food', '食品感官評價'),
    ],
    '0503': [
      required(1, 2, '生物信息学导论', 'Introduction to Bioinformatics', '生物資訊學導論'),
      required(2, 3, '生物数据编程', 'Programming for Biological Data', '生物資料程式設計'),
      required(2, 2, '基因组学基础', 'Foundations of Genomics', '基因體學基礎'),
    ],
  },
}
