import { attended, elective, general, lecture, practice, required, sport } from './planned-course.ts'

/** What everybody takes, whatever they study. */
export const forEverybody = [
  general(1, 3, '思想道德与法治', 'Ethics and the Rule of Law', '思想道德與法治'),
  general(1, 3, '大学英语（一）', 'College English I', '大學英語（一）'),
  sport(1, 1, '体育（一）', 'Physical Education I', '體育（一）'),
  general(1, 2, '军事理论', 'Military Theory', '軍事理論'),
  lecture(1, 2, '军事训练', 'Military Training', '軍事訓練'),
  lecture(1, 0.5, '形势与政策（一）', 'Situation and Policy I', '形勢與政策（一）'),
  general(1, 2, '大学生心理健康教育', 'Mental Health of Students', '大學生心理健康教育'),
  general(1, 2, '信息技术基础', 'Foundations of Information Technology', '資訊技術基礎'),
  general(2, 3, '中国近现代史纲要', 'Outline of Modern Chinese History', '中國近現代史綱要'),
  general(2, 3, '大学英语（二）', 'College English II', '大學英語（二）'),
  sport(2, 1, '体育（二）', 'Physical Education II', '體育（二）'),
  lecture(2, 0.5, '形势与政策（二）', 'Situation and Policy II', '形勢與政策（二）'),
  general(2, 1, '大学生职业生涯规划', 'Career Planning', '大學生職業生涯規劃'),
  lecture(2, 1, '劳动教育', 'Labour Education', '勞動教育'),
  general(3, 3, '马克思主义基本原理', 'Basic Principles of Marxism', '馬克思主義基本原理'),
  general(3, 2, '大学英语（三）', 'College English III', '大學英語（三）'),
  sport(3, 1, '体育（三）', 'Physical Education III', '體育（三）'),
  lecture(3, 0.5, '形势与政策（三）', 'Situation and Policy III', '形勢與政策（三）'),
  general(3, 2, '创新创业基础', 'Foundations of Innovation and Entrepreneurship', '創新創業基礎'),
  general(
    4,
    3,
    '毛泽东思想和中国特色社会主义理论体系概论',
    'Introduction to Mao Zedong Thought and the Theory of Socialism with Chinese Characteristics',
    '毛澤東思想和中國特色社會主義理論體系概論',
  ),
  general(4, 2, '大学英语（四）', 'College English IV', '大學英語（四）'),
  sport(4, 1, '体育（四）', 'Physical Education IV', '體育（四）'),
  lecture(4, 0.5, '形势与政策（四）', 'Situation and Policy IV', '形勢與政策（四）'),
  lecture(5, 0.5, '形势与政策（五）', 'Situation and Policy V', '形勢與政策（五）'),
  general(5, 1, '国家安全教育', 'National Security Education', '國家安全教育'),
  lecture(6, 0.5, '形势与政策（六）', 'Situation and Policy VI', '形勢與政策（六）'),
  general(6, 1, '就业指导', 'Employment Guidance', '就業指導'),
  practice(6, 2, '社会实践', 'Social Practice', '社會實踐'),
  lecture(7, 0.5, '形势与政策（七）', 'Situation and Policy VII', '形勢與政策（七）'),
  lecture(8, 0.5, '形势与政策（八）', 'Situation and Policy VIII', '形勢與政策（八）'),
]

/** Two are offered in a term, and everybody takes one of them. */
export const toChooseFrom = [
  elective(2, 1, '音乐鉴赏', 'Music Appreciation', '音樂鑑賞'),
  elective(2, 1, '影视欣赏', 'Film Appreciation', '影視欣賞'),
  elective(3, 1, '中国传统文化概论', 'Chinese Traditional Culture', '中國傳統文化概論'),
  elective(3, 1, '书法艺术', 'The Art of Calligraphy', '書法藝術'),
  elective(4, 1, '西方哲学导论', 'Introduction to Western Philosophy', '西方哲學導論'),
  elective(4, 1, '科学技术史', 'History of Science and Technology', '科學技術史'),
  elective(5, 1, '环境与可持续发展', 'Environment and Sustainable Development', '環境與可持續發展'),
  elective(5, 1, '摄影基础', 'Foundations of Photography', '攝影基礎'),
  elective(6, 1, '公共演讲与表达', 'Public Speaking', '公眾演說與表達'),
  elective(6, 1, '法律与生活', 'Law and Everyday Life', '法律與生活'),
  elective(7, 1, '经济学与生活', 'Economics in Everyday Life', '經濟學與生活'),
  elective(7, 1, '宇宙探索', 'Exploring the Universe', '宇宙探索'),
]

export const forEngineers = [
  required(1, 5, '高等数学（一）', 'Advanced Mathematics I', '高等數學（一）'),
  required(1, 3, '线性代数', 'Linear Algebra', '線性代數'),
  required(2, 5, '高等数学（二）', 'Advanced Mathematics II', '高等數學（二）'),
  required(2, 3, '大学物理（一）', 'College Physics I', '大學物理（一）'),
  required(3, 3, '大学物理（二）', 'College Physics II', '大學物理（二）'),
  practice(3, 1, '大学物理实验', 'College Physics Laboratory', '大學物理實驗'),
  required(3, 3, '概率论与数理统计', 'Probability and Mathematical Statistics', '機率論與數理統計'),
]

export const forHumanities = [
  required(1, 2, '大学语文', 'College Chinese', '大學國文'),
  required(1, 3, '大学数学', 'College Mathematics', '大學數學'),
  required(2, 2, '逻辑学导论', 'Introduction to Logic', '邏輯學導論'),
  required(2, 2, '社会学概论', 'Introduction to Sociology', '社會學概論'),
  required(3, 3, '统计学基础', 'Foundations of Statistics', '統計學基礎'),
]

/** How a course of study ends, where the major has no plan of its own for it. */
export const forTheEnd = [
  practice(7, 4, '专业实习', 'Professional Internship', '專業實習'),
  required(7, 1, '文献检索与论文写作', 'Literature Search and Thesis Writing', '文獻檢索與論文寫作'),
  practice(8, 10, '毕业设计（论文）', 'Graduation Project (Thesis)', '畢業設計（論文）'),
  attended(8, 2, '创新实践学分', 'Innovation and Practice Credits', '創新實踐學分'),
]
