import { HomeBanner } from './HomeBanner';
import { HomeClosing, HomeFooter } from './HomeClosing';
import { HomeHero, type HomeHeroProps } from './HomeHero';
import { HomePrice } from './HomePrice';
import { HomeQuestions } from './HomeQuestions';
import { HomeSteps } from './HomeSteps';
import { HomeWall } from './HomeWall';
import { HomeWeek } from './HomeWeek';

export interface HomePageProps extends Pick<HomeHeroProps, 'crewFree'> {
  /** Of the line at the end of the page, such as "2026". */
  year: string;
  /** Says what is shown first, and leaves out what lies below the first window and only decorates. @default false */
  isPainted?: boolean;
}

/** The landing page. It renders from words and facts alone, so that the build can paint it ahead. */
export function HomePage({ crewFree, year, isPainted = false }: HomePageProps) {
  return (
    <>
      <HomeBanner />
      <HomeHero crewFree={crewFree} isPainted={isPainted} />
      <HomeSteps />
      <HomeWall hasArt={!isPainted} />
      <HomeWeek />
      <HomePrice />
      <HomeQuestions />
      <HomeClosing />
      <HomeFooter year={year} />
    </>
  );
}
