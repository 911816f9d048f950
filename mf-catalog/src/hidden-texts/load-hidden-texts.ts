/** Loads the notice about hidden texts on demand, since hardly anybody has some. */
export const loadHiddenTexts = () => import(/* webpackChunkName: "hidden-texts" */ './hidden-texts')
