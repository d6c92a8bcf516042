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
  /** Draws what lies below the first window and only decorates. */
  hasArt: boolean;
}

/** The landing page. It renders from words and facts alone, so that the build can prerender it. */
export function HomePage({ crewFree, year, hasArt }: HomePageProps) {
  return (
    <>
      <HomeBanner />
      <HomeHero crewFree={crewFree} />
      <HomeSteps />
      <HomeWall hasArt={hasArt} />
      <HomeWeek />
      <HomePrice />
      <HomeQuestions />
      <HomeClosing />
      <HomeFooter year={year} />
    </>
  );
}
